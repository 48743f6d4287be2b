// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const query = (() => {
const exports = {};
exports.jackpotStatus = validate20;
const schema31 = {"$id":"jackpotStatus","type":"object","additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="jackpotStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.serviceEvents = validate21;
const schema32 = {"$id":"serviceEvents","type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"description":"The token of an account, from a login.","type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$"}}};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[!-~]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serviceEvents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "token")){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.playerEvents = validate22;
const schema33 = {"$id":"playerEvents","type":"object","additionalProperties":false,"required":["token","currency"],"properties":{"token":{"description":"The token of the player's session, as the operator's wallet issued it.","type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$"},"currency":{"description":"The currency of the player's session, an ISO 4217 code in capitals.","type":"string","minLength":3,"maxLength":3,"pattern":"^[A-Z]{3}$"}}};
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="playerEvents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "token") || (key0 === "currency"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["currency"] = coerced1;
}
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data1) < 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
return exports;
})();
const message = (() => {
const exports = {};
exports.jackpotStatus = validate20;
const schema31 = {"$id":"jackpotStatus","$ref":"document#/components/schemas/Authenticate"};
const schema33 = {"description":"The first message of a client on the jackpot status socket.","type":"object","additionalProperties":false,"required":["Authenticate"],"properties":{"Authenticate":{"description":"Who the client is.","type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"description":"The token of an account, from a login.","type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$"}}}}};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[!-~]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="jackpotStatus" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Authenticate === undefined) && (missing0 = "Authenticate")){
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/Authenticate/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "Authenticate")){
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/Authenticate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.Authenticate !== undefined){
let data0 = data.Authenticate;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.token === undefined) && (missing1 = "token")){
validate20.errors = [{instancePath:instancePath+"/Authenticate",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "token")){
validate20.errors = [{instancePath:instancePath+"/Authenticate",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.token !== undefined){
let data1 = data0.token;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate20.errors = [{instancePath:instancePath+"/Authenticate/token",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/Authenticate/token",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate20.errors = [{instancePath:instancePath+"/Authenticate/token",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/properties/token/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/Authenticate/token",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/Authenticate",schemaPath:"document#/components/schemas/Authenticate/properties/Authenticate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/Authenticate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.serviceEvents = validate22;
const schema34 = {"$id":"serviceEvents","$ref":"document#/components/schemas/SubscribeRequest"};
const schema35 = {"description":"What a client sends on an event socket to say which events it wants. Each SubscribeRequest replaces the one before; an empty list ends all of them and leaves the socket open. It is not acknowledged.","type":"object","additionalProperties":false,"required":["SubscribeRequest"],"properties":{"SubscribeRequest":{"description":"The subscription.","type":"object","additionalProperties":false,"required":["events"],"properties":{"events":{"description":"The events that are wanted, at most 50.","type":"array","maxItems":50,"items":{"$ref":"document#/components/schemas/EventSelector"}}}}}};
const schema36 = {"description":"One type of events of one source, or all of them.","type":"object","additionalProperties":false,"required":["source","event_type"],"properties":{"source":{"description":"The platform that the events come from.","type":"string","enum":["pitboss"]},"event_type":{"description":"The name of an event, or `*` for all events of the source, those of later releases included.","type":"string","enum":["*","JackpotUpdate","WinEvent","WinSettled","RaffleWinEvent","OptInEvent","PlayerBonusAdded","PlayerBonusUpdated","PlayerBonusConsumed","PlayerBonusExpired"]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.SubscribeRequest === undefined) && (missing0 = "SubscribeRequest")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "SubscribeRequest")){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.SubscribeRequest !== undefined){
let data0 = data.SubscribeRequest;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.events === undefined) && (missing1 = "events")){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "events")){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.events !== undefined){
let data1 = data0.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 50){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events",schemaPath:"#/properties/SubscribeRequest/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if(((data2.source === undefined) && (missing2 = "source")) || ((data2.event_type === undefined) && (missing2 = "event_type"))){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key2 in data2){
if(!((key2 === "source") || (key2 === "event_type"))){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.source !== undefined){
let data3 = data2.source;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/source",schemaPath:"document#/components/schemas/EventSelector/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data3 === "pitboss")){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/source",schemaPath:"document#/components/schemas/EventSelector/properties/source/enum",keyword:"enum",params:{allowedValues: schema36.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.event_type !== undefined){
let data4 = data2.event_type;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/event_type",schemaPath:"document#/components/schemas/EventSelector/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data4 === "*") || (data4 === "JackpotUpdate")) || (data4 === "WinEvent")) || (data4 === "WinSettled")) || (data4 === "RaffleWinEvent")) || (data4 === "OptInEvent")) || (data4 === "PlayerBonusAdded")) || (data4 === "PlayerBonusUpdated")) || (data4 === "PlayerBonusConsumed")) || (data4 === "PlayerBonusExpired"))){
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/event_type",schemaPath:"document#/components/schemas/EventSelector/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema36.properties.event_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest/events",schemaPath:"#/properties/SubscribeRequest/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="serviceEvents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.playerEvents = validate25;
const schema37 = {"$id":"playerEvents","$ref":"document#/components/schemas/SubscribeRequest"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.SubscribeRequest === undefined) && (missing0 = "SubscribeRequest")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "SubscribeRequest")){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.SubscribeRequest !== undefined){
let data0 = data.SubscribeRequest;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.events === undefined) && (missing1 = "events")){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(key1 === "events")){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.events !== undefined){
let data1 = data0.events;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 50){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events",schemaPath:"#/properties/SubscribeRequest/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if(((data2.source === undefined) && (missing2 = "source")) || ((data2.event_type === undefined) && (missing2 = "event_type"))){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key2 in data2){
if(!((key2 === "source") || (key2 === "event_type"))){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.source !== undefined){
let data3 = data2.source;
const _errs11 = errors;
if(typeof data3 !== "string"){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/source",schemaPath:"document#/components/schemas/EventSelector/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data3 === "pitboss")){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/source",schemaPath:"document#/components/schemas/EventSelector/properties/source/enum",keyword:"enum",params:{allowedValues: schema36.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.event_type !== undefined){
let data4 = data2.event_type;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/event_type",schemaPath:"document#/components/schemas/EventSelector/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data4 === "*") || (data4 === "JackpotUpdate")) || (data4 === "WinEvent")) || (data4 === "WinSettled")) || (data4 === "RaffleWinEvent")) || (data4 === "OptInEvent")) || (data4 === "PlayerBonusAdded")) || (data4 === "PlayerBonusUpdated")) || (data4 === "PlayerBonusConsumed")) || (data4 === "PlayerBonusExpired"))){
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0+"/event_type",schemaPath:"document#/components/schemas/EventSelector/properties/event_type/enum",keyword:"enum",params:{allowedValues: schema36.properties.event_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events/" + i0,schemaPath:"document#/components/schemas/EventSelector/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest/events",schemaPath:"#/properties/SubscribeRequest/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/SubscribeRequest",schemaPath:"#/properties/SubscribeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="playerEvents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
return exports;
})();

export const commands = {
  'status-socket': { query: query.jackpotStatus, message: message.jackpotStatus },
  'service-socket': { query: query.serviceEvents, message: message.serviceEvents },
  'player-socket': { query: query.playerEvents, message: message.playerEvents },
};
