// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const params = (() => {
const exports = {};
exports.authenticatePlayer = validate20;
const schema31 = {"$id":"authenticatePlayer","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$"},"webhook-timestamp":{"allOf":[{"format":"whole number"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"}},"required":["webhook-id","webhook-timestamp","webhook-signature"]}}};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[!-~]+$", "u");
const pattern5 = new RegExp("^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$", "u");
const formats0 = /^-?(0|[1-9][0-9]*)$/;
const formats2 = formats.int64;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer" */;
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
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate20.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["webhook-id"] = coerced0;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate20.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate20.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate20.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate20.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate20.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["webhook-timestamp"] = coerced1;
}
}
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate20.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate20.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate20.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs13 === errors;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs15 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate20.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["webhook-signature"] = coerced2;
}
}
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate20.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate20.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate20.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
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
validate20.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.executeTransaction = validate21;
const schema32 = {"$id":"executeTransaction","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$"},"webhook-timestamp":{"allOf":[{"format":"whole number"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"}},"required":["webhook-id","webhook-timestamp","webhook-signature"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeTransaction" */;
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
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate21.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate21.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["webhook-id"] = coerced0;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate21.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate21.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate21.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate21.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["webhook-timestamp"] = coerced1;
}
}
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate21.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs13 === errors;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs15 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate21.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["webhook-signature"] = coerced2;
}
}
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate21.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate21.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate21.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
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
validate21.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelTransaction = validate22;
const schema33 = {"$id":"cancelTransaction","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$"},"webhook-timestamp":{"allOf":[{"format":"whole number"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"}},"required":["webhook-id","webhook-timestamp","webhook-signature"]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelTransaction" */;
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
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate22.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["webhook-id"] = coerced0;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate22.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate22.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate22.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate22.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate22.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["webhook-timestamp"] = coerced1;
}
}
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate22.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs13 === errors;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs15 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["webhook-signature"] = coerced2;
}
}
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate22.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate22.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate22.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
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
validate22.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.executeBatch = validate23;
const schema34 = {"$id":"executeBatch","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$"},"webhook-timestamp":{"allOf":[{"format":"whole number"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"}},"required":["webhook-id","webhook-timestamp","webhook-signature"]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeBatch" */;
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
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate23.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["webhook-id"] = coerced0;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate23.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate23.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate23.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate23.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate23.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["webhook-timestamp"] = coerced1;
}
}
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate23.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs13 === errors;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs15 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["webhook-signature"] = coerced2;
}
}
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate23.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate23.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate23.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
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
validate23.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.cancelBatch = validate24;
const schema35 = {"$id":"cancelBatch","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[!-~]+$"},"webhook-timestamp":{"allOf":[{"format":"whole number"},{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}]},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"}},"required":["webhook-id","webhook-timestamp","webhook-signature"]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelBatch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate24.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2["webhook-id"] === undefined) && (missing1 = "webhook-id")) || ((data2["webhook-timestamp"] === undefined) && (missing1 = "webhook-timestamp"))) || ((data2["webhook-signature"] === undefined) && (missing1 = "webhook-signature"))){
validate24.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2["webhook-id"] !== undefined){
let data3 = data2["webhook-id"];
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate24.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["webhook-id"] = coerced0;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate24.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate24.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate24.errors = [{instancePath:instancePath+"/header/webhook-id",schemaPath:"#/properties/header/properties/webhook-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-timestamp"] !== undefined){
let data4 = data2["webhook-timestamp"];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
validate24.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
if(valid2){
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data4 === null
              || (dataType1 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced1 = +data4;
}
else {
validate24.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data2 !== undefined){
data2["webhook-timestamp"] = coerced1;
}
}
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate24.errors = [{instancePath:instancePath+"/header/webhook-timestamp",schemaPath:"#/properties/header/properties/webhook-timestamp/allOf/1/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs13 === errors;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["webhook-signature"] !== undefined){
let data5 = data2["webhook-signature"];
const _errs15 = errors;
if(typeof data5 !== "string"){
let dataType2 = typeof data5;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType2 = typeof data5;
if(typeof data5 === "string"){
coerced2 = data5;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data5;
}
else if(data5 === null){
coerced2 = "";
}
else {
validate24.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data5 = coerced2;
if(data2 !== undefined){
data2["webhook-signature"] = coerced2;
}
}
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate24.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate24.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate24.errors = [{instancePath:instancePath+"/header/webhook-signature",schemaPath:"#/properties/header/properties/webhook-signature/pattern",keyword:"pattern",params:{pattern: "^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"},message:"must match pattern \""+"^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();
const bodies = (() => {
const exports = {};
exports.authenticatePlayer = validate20;
const schema31 = {"$id":"authenticatePlayer","$ref":"document#/components/schemas/AuthenticatePlayer"};
const schema33 = {"description":"A player's session to authenticate.","type":"object","additionalProperties":false,"required":["operator_id","brand_id","player_token","currency"],"properties":{"operator_id":{"description":"The operator.","$ref":"document#/components/schemas/OperatorId"},"brand_id":{"description":"The brand within the operator, without the operator's id.","$ref":"document#/components/schemas/BrandId"},"player_token":{"description":"The token that identifies the player's session.","$ref":"document#/components/schemas/SessionToken"},"source_id":{"description":"Where later bets of the session come from, usually a game code.","$ref":"document#/components/schemas/SourceId"},"currency":{"description":"The currency that the session will use.","$ref":"document#/components/schemas/Currency"}}};
const schema34 = {"description":"The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"northstar"};
const schema35 = {"description":"The identifier of a brand, unique within its operator. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"luna"};
const schema36 = {"description":"The token of a player's session, as the operator's wallet issued it. The platform keeps no copy of it in its store.","type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$","example":"s-7d1f0c52e8"};
const schema37 = {"description":"The identifier of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._:-]+$","example":"comet-rush"};
const schema38 = {"description":"An ISO 4217 currency code in capitals.","type":"string","minLength":3,"maxLength":3,"pattern":"^[A-Z]{3}$","example":"EUR"};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern6 = new RegExp("^[!-~]+$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const pattern8 = new RegExp("^[A-Z]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.operator_id === undefined) && (missing0 = "operator_id")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_token === undefined) && (missing0 = "player_token"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "operator_id") || (key0 === "brand_id")) || (key0 === "player_token")) || (key0 === "source_id")) || (key0 === "currency"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.operator_id !== undefined){
let data0 = data.operator_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_token !== undefined){
let data2 = data.player_token;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 4096){
validate22.errors = [{instancePath:instancePath+"/player_token",schemaPath:"document#/components/schemas/SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/player_token",schemaPath:"document#/components/schemas/SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate22.errors = [{instancePath:instancePath+"/player_token",schemaPath:"document#/components/schemas/SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/player_token",schemaPath:"document#/components/schemas/SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data3 = data.source_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate22.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate22.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data3)){
validate22.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data4) < 3){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern8.test(data4)){
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="authenticatePlayer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.executeTransaction = validate24;
const schema39 = {"$id":"executeTransaction","$ref":"document#/components/schemas/Transaction"};
const schema40 = {"description":"One movement of money between the player's balance and the platform.","type":"object","additionalProperties":false,"required":["player_id","transaction_id","transaction_type","provider_id","amount","jackpot_amount","source_id","gameround_id","currency"],"properties":{"player_id":{"description":"The player's identifier at the wallet, as PlayerSession.id named it.","$ref":"document#/components/schemas/PlayerId"},"transaction_id":{"description":"The platform's name of this movement. One id is one movement, however often it is sent.","$ref":"document#/components/schemas/TransactionId"},"transaction_type":{"description":"Which way the money moves.","$ref":"document#/components/schemas/TransactionType"},"provider_id":{"description":"Who moves the money; `pitboss` for jackpots.","$ref":"document#/components/schemas/Id"},"amount":{"description":"How much moves, in `currency`, in whole minor units of it for jackpots. Never negative.","$ref":"document#/components/schemas/Amount"},"jackpot_amount":{"description":"The part of `amount` that is a jackpot's, from 0 to `amount`. Jackpot contributions and wins are wholly so.","$ref":"document#/components/schemas/Amount"},"source_id":{"description":"What the movement belongs to, for example a game code. For jackpots the instance's game_code.","$ref":"document#/components/schemas/SourceId"},"source_variant":{"description":"A variant of the same product. For a jackpot win the pot.","$ref":"document#/components/schemas/SourceId"},"gameround_id":{"description":"The game round that the movement belongs to, as the contribution named it; else the id of the contribution or win.","$ref":"document#/components/schemas/GameroundId"},"gameround_complete":{"description":"Whether the game round ends with this movement. The platform never ends a round that it did not begin.","type":"boolean"},"category":{"description":"A class of movements, up to 64 characters. For a contribution its vertical_id, when it named one.","type":"string","minLength":0,"maxLength":64},"channel":{"description":"How the player plays, for example a device, up to 64 characters.","type":"string","minLength":0,"maxLength":64},"promotion_id":{"description":"The promotion, when free spins or bonus funds of the operator's wallet are used.","$ref":"document#/components/schemas/GameroundId"},"promotion_type":{"description":"The kind of promotion, up to 64 characters.","type":"string","minLength":0,"maxLength":64},"currency":{"description":"The currency of the amounts.","$ref":"document#/components/schemas/Currency"},"metadata":{"description":"Any JSON value of the platform's. It may be answered back.","$ref":"document#/components/schemas/Metadata"}}};
const schema41 = {"description":"The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"p-1001"};
const schema42 = {"description":"The platform's name of one movement of money at the wallet, `<contribution>:debit` for a contribution and `<win>:<n>` for a payout.","type":"string","minLength":1,"maxLength":160,"pattern":"^[A-Za-z0-9._:-]+$","example":"0198f3a8-1d20-7c11-8f0e-5b6a7c8d9e01:debit"};
const schema43 = {"description":"Which way the money moves. `Debit` takes it from the player, as a bet does; `Credit` gives it, as a win does.","type":"string","enum":["Debit","Credit"],"example":"Debit"};
const schema44 = {"description":"An identifier of letters, digits, dots, underscores and hyphens.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11"};
const schema45 = {"description":"An amount of money in whole currency units, `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. It is read from its decimal form and kept exactly.","type":"number","format":"amount","minimum":0,"maximum":8000000000,"example":5.63};
const schema49 = {"description":"The operator's identifier of the user flow that something belongs to, for example a game round or a deposit. Up to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213"};
const schema52 = {"description":"Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out."};
const func11 = Object.prototype.hasOwnProperty;
const formats0 = formats.amount;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.player_id === undefined) && (missing0 = "player_id")) || ((data.transaction_id === undefined) && (missing0 = "transaction_id"))) || ((data.transaction_type === undefined) && (missing0 = "transaction_type"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.gameround_id === undefined) && (missing0 = "gameround_id"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func11.call(schema40.properties, key0))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.player_id !== undefined){
let data0 = data.player_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate25.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate25.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data1 = data.transaction_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 160){
validate25.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data1)){
validate25.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_type !== undefined){
let data2 = data.transaction_type;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate25.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"document#/components/schemas/TransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "Debit") || (data2 === "Credit"))){
validate25.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"document#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data3 = data.provider_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate25.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate25.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate25.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data4 = data.amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8000000000 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate25.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate25.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data5 = data.jackpot_amount;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8000000000 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate25.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data5))){
validate25.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data6 = data.source_id;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 64){
validate25.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate25.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data6)){
validate25.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_variant !== undefined){
let data7 = data.source_variant;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 64){
validate25.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate25.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate25.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data8 = data.gameround_id;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(func1(data8) > 128){
validate25.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data8) < 1){
validate25.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data8)){
validate25.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_complete !== undefined){
const _errs29 = errors;
if(typeof data.gameround_complete !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/gameround_complete",schemaPath:"#/properties/gameround_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data10 = data.category;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data10 === "string"){
if(func1(data10) > 64){
validate25.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data10) < 0){
validate25.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.channel !== undefined){
let data11 = data.channel;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(func1(data11) > 64){
validate25.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data11) < 0){
validate25.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotion_id !== undefined){
let data12 = data.promotion_id;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data12 === "string"){
if(func1(data12) > 128){
validate25.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data12) < 1){
validate25.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data12)){
validate25.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/promotion_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotion_type !== undefined){
let data13 = data.promotion_type;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data13 === "string"){
if(func1(data13) > 64){
validate25.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data13) < 0){
validate25.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/promotion_type",schemaPath:"#/properties/promotion_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data14 = data.currency;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data14 === "string"){
if(func1(data14) > 3){
validate25.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data14) < 3){
validate25.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern8.test(data14)){
validate25.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs43 = errors;
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeTransaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.cancelTransaction = validate27;
const schema53 = {"$id":"cancelTransaction","$ref":"document#/components/schemas/CancelTransaction"};
const schema54 = {"description":"A transaction to take back.","type":"object","additionalProperties":false,"required":["transaction_id"],"properties":{"transaction_id":{"description":"The transaction, which may never have arrived.","$ref":"document#/components/schemas/TransactionId"},"player_id":{"description":"The player whose transaction it is. It finds a balance to answer when the wallet does not know the transaction.","$ref":"document#/components/schemas/PlayerId"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transaction_id === undefined) && (missing0 = "transaction_id")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "transaction_id") || (key0 === "player_id"))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 160){
validate28.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data0)){
validate28.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate28.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate28.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelTransaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.executeBatch = validate30;
const schema57 = {"$id":"executeBatch","$ref":"document#/components/schemas/Batch"};
const schema58 = {"description":"Movements of several players that belong together, for example the payouts of one win.","type":"object","additionalProperties":false,"required":["batch_transaction_id","transaction_type","provider_id","amount","jackpot_amount","source_id","transactions"],"properties":{"batch_transaction_id":{"description":"The platform's name of this batch.","$ref":"document#/components/schemas/TransactionId"},"transaction_type":{"description":"Which way the money moves, the same for all.","$ref":"document#/components/schemas/TransactionType"},"provider_id":{"description":"Who moves the money; `pitboss` for jackpots.","$ref":"document#/components/schemas/Id"},"amount":{"description":"The sum of all amounts.","$ref":"document#/components/schemas/Amount"},"jackpot_amount":{"description":"The sum of all jackpot amounts.","$ref":"document#/components/schemas/Amount"},"source_id":{"description":"What the movements belong to. For jackpots the instance's game_code.","$ref":"document#/components/schemas/SourceId"},"source_variant":{"description":"A variant of the same product. For a jackpot win the pot.","$ref":"document#/components/schemas/SourceId"},"gameround_id":{"description":"The game round that the movements belong to.","$ref":"document#/components/schemas/GameroundId"},"gameround_complete":{"description":"Whether the game round ends with this batch.","type":"boolean"},"transactions":{"description":"The movements, 1 to 1,000 of different players.","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/BatchTransaction"}},"metadata":{"description":"Any JSON value of the platform's. It may be answered back.","$ref":"document#/components/schemas/Metadata"}}};
const schema67 = {"description":"One movement of a batch.","type":"object","additionalProperties":false,"required":["transaction_id","player_id","currency","amount","jackpot_amount"],"properties":{"transaction_id":{"description":"The platform's name of this movement, unique over batches and single transactions.","$ref":"document#/components/schemas/TransactionId"},"player_id":{"description":"The player's identifier at the wallet.","$ref":"document#/components/schemas/PlayerId"},"currency":{"description":"The currency of the amounts. All movements of one batch have the same.","$ref":"document#/components/schemas/Currency"},"amount":{"description":"How much moves.","$ref":"document#/components/schemas/Amount"},"jackpot_amount":{"description":"The part of `amount` that is a jackpot's, from 0 to `amount`.","$ref":"document#/components/schemas/Amount"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "transaction_id") || (key0 === "player_id")) || (key0 === "currency")) || (key0 === "amount")) || (key0 === "jackpot_amount"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 160){
validate32.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data0)){
validate32.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 128){
validate32.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate32.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 3){
validate32.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate32.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern8.test(data2)){
validate32.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate32.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data4 = data.jackpot_amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8000000000 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate32.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.batch_transaction_id === undefined) && (missing0 = "batch_transaction_id")) || ((data.transaction_type === undefined) && (missing0 = "transaction_type"))) || ((data.provider_id === undefined) && (missing0 = "provider_id"))) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.jackpot_amount === undefined) && (missing0 = "jackpot_amount"))) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.transactions === undefined) && (missing0 = "transactions"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func11.call(schema58.properties, key0))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.batch_transaction_id !== undefined){
let data0 = data.batch_transaction_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 160){
validate31.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data0)){
validate31.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/batch_transaction_id",schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_type !== undefined){
let data1 = data.transaction_type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"document#/components/schemas/TransactionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Debit") || (data1 === "Credit"))){
validate31.errors = [{instancePath:instancePath+"/transaction_type",schemaPath:"document#/components/schemas/TransactionType/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider_id !== undefined){
let data2 = data.provider_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate31.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate31.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate31.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
validate31.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate31.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate31.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_amount !== undefined){
let data4 = data.jackpot_amount;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8000000000 || isNaN(data4)){
validate31.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate31.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate31.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/jackpot_amount",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data5 = data.source_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate31.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate31.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data5)){
validate31.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_variant !== undefined){
let data6 = data.source_variant;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 64){
validate31.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate31.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data6)){
validate31.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/source_variant",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data7 = data.gameround_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 128){
validate31.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate31.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data7)){
validate31.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_complete !== undefined){
const _errs26 = errors;
if(typeof data.gameround_complete !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/gameround_complete",schemaPath:"#/properties/gameround_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data9 = data.transactions;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data9)){
if(data9.length > 1000){
validate31.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data9.length < 1){
validate31.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(!(validate32(data9[i0], {instancePath:instancePath+"/transactions/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs31 = errors;
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="executeBatch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.cancelBatch = validate35;
const schema74 = {"$id":"cancelBatch","$ref":"document#/components/schemas/CancelBatch"};
const schema75 = {"description":"Movements of a batch to take back.","type":"object","additionalProperties":false,"required":["batch_id","transaction_id_list"],"properties":{"batch_id":{"description":"The batch_transaction_id of the batch.","$ref":"document#/components/schemas/TransactionId"},"transaction_id_list":{"description":"The movements to take back, 1 to 1,000.","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/TransactionId"}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.batch_id === undefined) && (missing0 = "batch_id")) || ((data.transaction_id_list === undefined) && (missing0 = "transaction_id_list"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "batch_id") || (key0 === "transaction_id_list"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.batch_id !== undefined){
let data0 = data.batch_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 160){
validate36.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data0)){
validate36.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/batch_id",schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id_list !== undefined){
let data1 = data.transaction_id_list;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate36.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate36.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
if(typeof data2 === "string"){
if(func1(data2) > 160){
validate36.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"document#/components/schemas/TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate36.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"document#/components/schemas/TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data2)){
validate36.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"document#/components/schemas/TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/transaction_id_list/" + i0,schemaPath:"document#/components/schemas/TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate36.errors = [{instancePath:instancePath+"/transaction_id_list",schemaPath:"#/properties/transaction_id_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelBatch" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
return exports;
})();

export const requests = {
  authenticatePlayer: { params: params.authenticatePlayer, body: bodies.authenticatePlayer },
  executeTransaction: { params: params.executeTransaction, body: bodies.executeTransaction },
  cancelTransaction: { params: params.cancelTransaction, body: bodies.cancelTransaction },
  executeBatch: { params: params.executeBatch, body: bodies.executeBatch },
  cancelBatch: { params: params.cancelBatch, body: bodies.cancelBatch },
};
